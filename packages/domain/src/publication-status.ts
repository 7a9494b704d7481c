/** The states of content (`publication_status`); the public reads published records only. */
export const publicationStatuses = ['draft', 'published', 'archived'] as const;

export type PublicationStatus = (typeof publicationStatuses)[number];
