import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    contentTables: readonly {
      table: string;
      columns: string[];
      isKind: boolean;
      title: string | null;
      webAddress: string | null;
      texts: string[];
      isTranslatable: boolean;
      isPublished: boolean;
    }[];
  }
}

/** The tables with content, as the database describes them. */
export const tablesOfDatabase = () => inject('contentTables');
