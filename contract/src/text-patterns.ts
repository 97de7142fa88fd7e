// Patterns for texts that people write, in any script and with emoji: without control characters and lone surrogates.

/** One line, possibly empty. */
export const line = "^[^\\p{Cc}\\p{Cs}]*$";

/** One line with more than spaces. */
export const filledLine = "^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$";

/** Any number of lines, possibly empty. */
export const lines = "^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$";

/** Any number of lines with more than spaces. */
export const filledLines = "^(?=[^]*\\S)(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$";
