import { vi } from "vitest";

/** The files of a worker share their globals and modules (decision 021): what one has replaced is not the next one's. */
vi.unstubAllGlobals();
vi.useRealTimers();
