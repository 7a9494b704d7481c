/** The title of the served document, which readers announce themselves. Read before not-served.ts removes it. */
export const servedTitle = document.title;
