/**
 * Effective dates of the legal texts. Change them with the text: an order keeps the accepted version of the terms (LSSI
 * art. 27).
 */
export const legalVersions = {
  terms: "2026-11-24",
  returns: "2026-11-24",
  privacy: "2026-11-24",
  cookies: "2026-11-24",
} as const;

/** Numbers of these versions: a text that changes gets the next number and its first day above. */
export const legalNumbers = { terms: 4, returns: 3, privacy: 4, cookies: 2 } as const;

/** Texts of which every version is numbered and kept. */
export type NumberedText = keyof typeof legalVersions;

/** Withdrawal period in calendar days from delivery (consumer code art. 104). */
export const withdrawalDays = 14;

/** Maximum days to answer a complaint (consumer code art. 21.3). */
export const complaintDays = 15;

/** Legal guarantee of new goods in years (consumer code art. 120). */
export const guaranteeYears = 3;
