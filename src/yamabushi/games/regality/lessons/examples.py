"""What the rules say of Regality vs. Religion where no lesson shows it: positions, and what is played there."""

from yamabushi.core.lessons import Example

EXAMPLES: tuple[Example, ...] = (
    Example(
        "table",
        ".,Ge,./Ci,sg,To+Mi/Sh,(ba:l),pr r KiQuWiCa HiCdStBiPaTe Pt Mo Ge@b3 9",
        options={"style": "standard", "match": "single"},
    ),
    Example("set-up", "", "?Sm ?Sg ?Wt ?Dr ?De Ci@b2", {"style": "standard", "match": "single"}),
    Example("styles", "", "?Sm ?Sg ?Wt ?Dr ?De =Wt =Sm =Dr", {"style": "draft", "match": "single"}),
    Example(
        "matches",
        "Ci,st,Mi/Sh,mo,Qu/Hi,ge,cd r KiPrWiCa BiPaTe NjBaHePt - Qu@c2 9",
        ">SW second ?Sm ?Sg ?Wt ?Dr ?De",
        {"style": "standard", "match": "two-wins"},
    ),
)
