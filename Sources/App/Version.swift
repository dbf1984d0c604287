/// The version of this program.
let version = "0.2.0"
