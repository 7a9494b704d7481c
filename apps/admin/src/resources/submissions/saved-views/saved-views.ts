import type { Json } from '@expat-buddy/domain/database.types';
import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

export type SavedView = { id: string; name: string; filter: Record<string, unknown> };

export const SAVED_VIEWS_KEY = ['saved_views'];

async function read(): Promise<SavedView[]> {
  const { data, error, status } = await supabase
    .from('saved_views')
    .select('id,name,filter')
    .order('created_at')
    .limit(50);
  if (error) throw toDataError({ status, body: error });
  return data.map((view) => ({ ...view, filter: (view.filter ?? {}) as Record<string, unknown> }));
}

/** The caller's own views. */
export const useSavedViews = () =>
  useQuery({ queryKey: SAVED_VIEWS_KEY, queryFn: read, staleTime: 300_000 });

export async function saveView(name: string, filter: Readonly<Record<string, unknown>>) {
  const { error, status } = await supabase
    .from('saved_views')
    .insert({ name, filter: filter as Record<string, Json> });
  if (error) throw toDataError({ status, body: error });
}

export async function deleteView(id: string) {
  const { error, status } = await supabase.from('saved_views').delete().eq('id', id);
  if (error) throw toDataError({ status, body: error });
}
