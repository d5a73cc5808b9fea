"""What the rules say of HI MI KI where no lesson shows it: positions to look at, and what is played there."""

from yamabushi.core.lessons import Example

EXAMPLES: tuple[Example, ...] = (
    Example("table", "C4MHK,C5HKM,D4KMH/B3KMH,D2HKM,E4KHM w 2-3 wb- - 0 -"),
    Example("set-up", "", "C5=HKM B2=HMK D2=KHM B5=HMK D5=MHK C2=KMH"),
    Example("turn", "B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -", "C5-C4 B2~D2~"),
    Example(
        "muk-yan", "A6KMH,C6KMH,E6MKH/A1HMK,C1MHK,E1HMK w 0-0 --- - 0 -", "C6-C5 ?MH ?0 ?KH ?0", {"mode": "mukyan"}
    ),
    Example("editions", "", "C5=HKM B2=HMK B5=HMK D2=KHM D5=MHK C2=KMH", {"edition": "first"}),
    Example(
        "editions",
        "C4HKM,D3MHK,E6HKM/A1KHM,A2HMK,E1KHM w 0-0 --- - 0 MhCfGh,MmVx/-/-/C3Tr/-",
        "C4-C3 %A1",
        {"edition": "first", "expert": True},
    ),
)
