import { tokenIn } from '@expat-buddy/domain/link-token';

/** The token in the fragment, or in the history entry under `key`, where it is kept. */
export const fragmentToken = (key: string): string | null =>
  tokenIn(window.location.hash || window.history.state?.[key]);
