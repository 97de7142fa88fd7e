/**
 * Effective dates of the legal texts. Change them with the text: an order keeps the accepted version of the terms (LSSI
 * art. 27).
 */
export const legalVersions = {
  terms: "2026-11-23",
  returns: "2026-11-23",
  privacy: "2026-11-22",
  cookies: "2026-11-21",
} as const;

/** Withdrawal period in calendar days from delivery (consumer code art. 104). */
export const withdrawalDays = 14;

/** Maximum days to answer a complaint (consumer code art. 21.3). */
export const complaintDays = 15;

/** Legal guarantee of new goods in years (consumer code art. 120). */
export const guaranteeYears = 3;
