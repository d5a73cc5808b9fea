"""What the rules say of Terres de Yokai where no lesson shows it: positions to look at, and what is played there."""

from yamabushi.core.lessons import Example

EXAMPLES: tuple[Example, ...] = (
    Example(
        "table",
        "G:B7G6????:GB:GYGRGYGB R:R7??:RY:RY+ B:B4:-:RB+GB! Y:Y6????R6:RY:- GR!RB -"
        " GYGY!2RBRYRY! 3GRGR+2GBGB+GYGY+RBRB!RY4BYBY+BY! B5B6 R4B3 24:0:0:-",
    ),
    Example("set-up", "", "?0 ?G4 ?R5 ?B3 ?Y6 ?GR ?GB ?RY ?GB ?GY ?RB+"),
    # A distract that is left, and then the pile is counted.
    Example(
        "abilities",
        "G:G3????:GR:GB R:R5????:-:- B:B3????:-:- Y:Y6????:-:- GY!RB -"
        " 3GRGR+GR!3GBGB+GB!4GYGY+3RBRB+RB!4RYRY+RY!4BYBY+BY! - - - 3:0:1:-",
        "GY!@G - ?G5",
    ),
    Example(
        "secrets",
        "G:G3:-:GYGY! R:B5R7???:GR+RY!:RY B:B7??:-:RB Y:Y4????G6:-:- - GR!GB!GY+RB+ GRRYBY!"
        " 3GR4GBGB+3GY3RBRB!2RYRY+4BYBY+ G4G5B6 G7R3 27:1:0:-",
        "GB!@G",
    ),
    # Moon has lost the 7 narrowly; its sketches stay, and the next yokai is worth 3.
    Example(
        "tips",
        "G:G7???:GYGRGR:GBGBGY R:R7???:RBRB:- B:B3????:GB:BY! Y:Y4????R4:-:BY GRGY! - GRGR+GR!GB+GB!GY+2RB4RYRY!2BYBY+"
        " GB2GYRB+RB!RY+BY - G4 14:0:0:-",
        "GR@G ?G3 . ?GR GR@G ?G5",
    ),
)
