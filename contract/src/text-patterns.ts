// Patterns for texts that people write, in any script and with emoji: without control characters and lone surrogates.

/** One line, possibly empty. */
export const line = "^[^\\p{Cc}\\p{Cs}]*$";

/** One line with more than spaces. */
export const filledLine = "^(?=.*\\S)[^\\p{Cc}\\p{Cs}]*$";

/** An email address with at most 64 characters before the at sign (RFC 5321 §4.5.3.1). */
export const shortMailbox = "^[^@]{1,64}@";

/** Any number of lines, possibly empty. */
export const lines = "^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$";

/** Any number of lines with more than spaces. */
export const filledLines = "^(?=[^]*\\S)(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$";
