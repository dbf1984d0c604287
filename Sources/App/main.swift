print("gnd")
