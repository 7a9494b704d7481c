const sources = new Set<() => boolean>();

/** Registers input that is no longer visible, such as a draft in a closed dialog. */
export function registerUnsentInput(hasInput: () => boolean): void {
  sources.add(hasInput);
}

export const hasUnsentInput = () => [...sources].some((hasInput) => hasInput());
