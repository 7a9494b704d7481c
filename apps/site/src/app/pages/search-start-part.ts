import { lazyPage } from '../lazy-page.tsx';

/** Apart from the results, because who has asked already does not need it. */
export const searchStart = lazyPage(() => import('./search-start.tsx'));
