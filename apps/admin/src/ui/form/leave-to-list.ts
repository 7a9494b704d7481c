import { leaveFreely } from './unsaved-guards.ts';

/** Where react-admin goes once a record is deleted. Nothing in its form could be saved any more. */
export const toList = (path: string) => () => {
  leaveFreely();
  return path;
};
