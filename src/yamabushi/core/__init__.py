"""The words that every game speaks. Nothing here knows a rule, compiles or touches a file."""
