import { isolated } from './isolated.ts';

/** A title inside an Arabic sentence: the marks say that its own grammar stays as it is. */
export const quoted = (title: string) => (title.startsWith('«') ? title : `«${isolated(title)}»`);
