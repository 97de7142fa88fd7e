/** Paths of the lists' screens (specification §2, Collections). */
export const collectionPath = (id: string) => `/collections/${id}`;
/** The read-only page that a link leads to. */
export const sharedListPath = (token: string) => `/lists/${token}`;
