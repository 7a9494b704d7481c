import type { Row } from '@expat-buddy/domain/supabase-client';

export type PublicationStatus = Row<'activities'>['status'];

export const publicationNames: Readonly<Record<PublicationStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const publicationStatuses = Object.keys(publicationNames) as PublicationStatus[];
