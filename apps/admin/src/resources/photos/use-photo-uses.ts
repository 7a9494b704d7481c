import { useQuery } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

export type PhotoUse = { resource: string; record_id: string; field: string; title: string };

async function readUses(photoId: string): Promise<PhotoUse[]> {
  const { data, error, status } = await supabase
    .from('photo_uses')
    .select('resource,record_id,field,title')
    .eq('photo_id', photoId)
    .order('resource')
    .order('title')
    .order('field');
  if (error) throw toDataError({ status, body: error });
  // Generated types make a view's columns nullable; these never are.
  return data as PhotoUse[];
}

/** Refetched each time a drawer opens. */
export function usePhotoUses(photoId: string) {
  return useQuery({
    queryKey: ['photos', 'uses', photoId],
    queryFn: () => readUses(photoId),
    staleTime: 0,
  });
}
