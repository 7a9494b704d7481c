/** Whether this browser lacks something that polyfills.ts adds: the newest of them tell. */
export const needsPolyfills = (): boolean =>
  !('toSorted' in Array.prototype) ||
  !('toWellFormed' in String.prototype) ||
  !('withResolvers' in Promise) ||
  !('groupBy' in Map) ||
  !('canParse' in URL) ||
  !('popover' in HTMLElement.prototype);
