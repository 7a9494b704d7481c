/**
 * Shows a bar while something that the visitor asked for is on its way (styles/loading-sign.css). If it takes
 * long, app/shell/announce-page.ts says so. document/bootstrap.js shows it for every page that is left.
 */
export const LOADING_SIGN = 'data-loading';

export const setLoading = (isLoading: boolean): void =>
  void document.documentElement.toggleAttribute(LOADING_SIGN, isLoading);

export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  setLoading(true);
  try {
    return await work;
  } finally {
    setLoading(false);
  }
}
