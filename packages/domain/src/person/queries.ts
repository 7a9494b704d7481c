import type { DatabaseClient } from '../supabase-client.ts';
import type { Person } from './types.ts';

/** By the row of any of the person's addresses; null if there is none. Throws the client's error. */
export async function getPerson(client: DatabaseClient, id: string): Promise<Person | null> {
  const { data, error } = await client.rpc('person', { person: id });
  if (error) throw error;
  return data as unknown as Person | null;
}

/** The person whom an address belongs to; null if there is none. Throws the client's error. */
export async function findPerson(client: DatabaseClient, email: string) {
  const rows = () => client.from('people').select('id,tags,merged_into');
  const { data, error } = await rows().eq('address', email.toLowerCase()).maybeSingle();
  if (error) throw error;
  if (!data?.merged_into) return data;
  const { data: head, error: failure } = await rows().eq('id', data.merged_into).maybeSingle();
  if (failure) throw failure;
  return head;
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
