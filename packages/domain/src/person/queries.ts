import type { DatabaseClient } from '../supabase-client.ts';
import type { Person } from './types.ts';

/** By the row of any of the person's addresses; null if there is none. Throws the client's error. */
export async function getPerson(client: DatabaseClient, id: string): Promise<Person | null> {
  const { data, error } = await client.rpc('person', { person: id });
  if (error) throw error;
  return data as unknown as Person | null;
}

/** The person whom an address belongs to, with all addresses; null if there is none. Throws the client's error. */
export async function findPerson(client: DatabaseClient, email: string) {
  const columns = 'id,tags,merged_into,address,inquiries';
  const one = await client
    .from('people')
    .select(columns)
    .eq('address', email.toLowerCase())
    .maybeSingle();
  if (one.error) throw one.error;
  if (!one.data) return null;
  const head = one.data.merged_into ?? one.data.id;
  const all = await client
    .from('people')
    .select(columns)
    .or(`id.eq.${head},merged_into.eq.${head}`)
    .order('address');
  if (all.error) throw all.error;
  const known = all.data.find(({ id }) => id === head) ?? one.data;
  return { ...known, addresses: all.data.map(({ address }) => address) };
}

/** The tags in use, in alphabetical order. Throws the client's error. */
export async function listPersonTags(client: DatabaseClient): Promise<string[]> {
  const { data, error } = await client.rpc('person_tags');
  if (error) throw error;
  return data;
}

/** Makes the addresses of the other those of this person. Throws the client's error. */
export async function mergePeople(client: DatabaseClient, person: string, other: string) {
  const { error } = await client.rpc('merge_people', { person, other });
  if (error) throw error;
}

/** Takes an address out of the person it belongs to. Throws the client's error. */
export async function splitPerson(client: DatabaseClient, addressId: string) {
  const { error } = await client.rpc('split_person', { address_id: addressId });
  if (error) throw error;
}
