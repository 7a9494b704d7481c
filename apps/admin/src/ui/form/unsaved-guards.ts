export type Guard = { isUnsaved: boolean; mayLeave: boolean };

const guards = new Set<Guard>();

export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Whether a form on the page has something that is not saved. */
export const hasUnsavedForm = () => [...guards].some(({ isUnsaved }) => isUnsaved);

/** Before a navigation that follows from what the person chose: its record is gone, or what they typed is kept. */
export function leaveFreely(): void {
  for (const guard of guards) guard.mayLeave = true;
}
