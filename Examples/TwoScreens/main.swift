print("two screens")
