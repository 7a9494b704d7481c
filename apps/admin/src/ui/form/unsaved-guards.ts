export type Guard = { isUnsaved: boolean; mayLeave: boolean; isLeaving: boolean };

const guards = new Set<Guard>();

export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Whether a form on the page has something that is not saved. */
export const hasUnsavedForm = () => [...guards].some(({ isUnsaved }) => isUnsaved);

/** Whether somebody has left a form that is still on the page, as one is that is being saved. */
export const isLeaving = () => [...guards].some((guard) => guard.isLeaving);

/** Before a navigation that follows from what the person chose: its record is gone, or what they typed is kept. */
export function leaveFreely(): void {
  for (const guard of guards) guard.mayLeave = true;
}
