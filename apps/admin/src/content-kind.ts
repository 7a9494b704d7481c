import type { LucideIcon } from 'lucide-react';

type MenuPlace =
  | { group: 'inquiries' | 'content' | 'catalogue'; icon: LucideIcon; label?: string }
  /** Reached by the tabs of another kind's list, whose entry it marks. */
  | { within: string };

/** What the back office knows of a kind of content. */
export type ContentRow = {
  table: string;
  /** One record, and the list of them. */
  name: string;
  list: string;
  titleColumn: string;
  menu: MenuPlace;
  /** The columns that the search of the list reads, unless a function answers it (`tables.ts`). */
  search?: readonly string[];
  /** Has a status, with drafts, a schedule and a preview. */
  isPublished?: true;
  isTranslatable?: true;
  /** Whose rights a role needs; those of the content if absent. */
  rights?: 'inquiries';
  /** Otherwise deleting needs a separate right. */
  writersDelete?: true;
  /** The path on the site, with columns in braces. */
  page?: string;
};
