import {
  getPerson,
  listPersonTags,
  mergePeople,
  splitPerson,
} from '@expat-buddy/domain/person/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toDataError } from '#providers/data/database-errors.ts';
import { supabase } from '#providers/supabase.ts';

const KEY = 'people';
const TAGS_KEY = [KEY, 'tags'];

/** Failures become sentences for the person who asked. */
async function asked<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw toDataError({ status: 0, body: error });
  }
}

export function usePerson(id: string) {
  return useQuery({
    queryKey: [KEY, 'page', id],
    queryFn: () => asked(getPerson(supabase, id)),
  });
}

export function usePersonTags(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: TAGS_KEY,
    queryFn: () => asked(listPersonTags(supabase)),
    staleTime: 60_000,
  });
  return data;
}

/** Lists and pages of people are read again after each change. */
export function useRefreshPeople() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [KEY] }),
      queryClient.invalidateQueries({ queryKey: ['person_notes'] }),
      // Their language is the person's, and their count too.
      queryClient.invalidateQueries({ queryKey: ['submissions'] }),
    ]);
}

export function useMerging() {
  const refresh = useRefreshPeople();
  return {
    async merge(person: string, other: string) {
      await asked(mergePeople(supabase, person, other));
      await refresh();
    },
    async split(addressId: string) {
      await asked(splitPerson(supabase, addressId));
      await refresh();
    },
  };
}
