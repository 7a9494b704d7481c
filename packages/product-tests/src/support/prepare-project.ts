import { namedProject, prepareProject } from './supabase-project.ts';

/** Vitest's global setup. */
export default async function prepare(): Promise<void> {
  const project = namedProject();
  if (project) await prepareProject(project);
}
