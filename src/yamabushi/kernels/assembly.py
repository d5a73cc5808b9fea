"""What kernels ask of the unit that they are compiled into: small functions, written for LLVM as they are."""

from __future__ import annotations

from yamabushi.kernels.reports import MOST_REPORTS

REPORT, LISTEN, HEARD = "report", "listen", "reports_heard"
"""The functions by which kernels report, and entry points listen; each unit brings those that it needs."""

VECTOR_WORDS = "vector_words"
"""The function that says how many words a vector has; each machine brings its own."""


def constant(name: str, value: int) -> str:
    """Write a function for LLVM that gives a number, and costs nothing."""
    return f"define i64 @{name}() alwaysinline {{ ret i64 {value} }}\n"


SILENT = f"define void @{REPORT}(i64 %what, i64 %first, i64 %second, i64 %third) alwaysinline {{ ret void }}\n"
"""What reporting is where no entry point listens: nothing at all."""

LISTENING = f"""
@place = internal global ptr null
@count = internal global i64 {MOST_REPORTS}
define void @{LISTEN}(ptr %out) {{
  store ptr %out, ptr @place
  store i64 0, ptr @count
  ret void
}}
define i64 @{HEARD}() {{
  %count = load i64, ptr @count
  store i64 {MOST_REPORTS}, ptr @count
  ret i64 %count
}}
define void @{REPORT}(i64 %what, i64 %first, i64 %second, i64 %third) {{
  %count = load i64, ptr @count
  %fits = icmp slt i64 %count, {MOST_REPORTS}
  br i1 %fits, label %write, label %end
write:
  %out = load ptr, ptr @place
  %row = getelementptr inbounds [4 x i64], ptr %out, i64 %count
  %row1 = getelementptr inbounds i64, ptr %row, i64 1
  %row2 = getelementptr inbounds i64, ptr %row, i64 2
  %row3 = getelementptr inbounds i64, ptr %row, i64 3
  store i64 %what, ptr %row
  store i64 %first, ptr %row1
  store i64 %second, ptr %row2
  store i64 %third, ptr %row3
  %more = add nsw i64 %count, 1
  store i64 %more, ptr @count
  br label %end
end:
  ret void
}}
"""
"""What it is where one does: written down while there is room, of which there is none while nobody listens.

Whoever calls an entry point holds Python's lock, so only one listens at a time.
"""

NO_COUNTS = """
define void @NRT_incref(ptr %counted) alwaysinline { ret void }
define void @NRT_decref(ptr %counted) alwaysinline { ret void }
"""
"""What stands elsewhere for numba's counting of references, and does nothing."""
