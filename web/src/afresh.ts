/** Before each file of tests: nothing is known of what others have loaded, and nothing stands in for the browser. */

import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
