import { createHash } from 'node:crypto';
import { clientOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Project, sharedProject } from '../support/project.ts';
import { attack, inquiry } from '../support/requests.ts';

let project: Project;
const requireProof = (isRequired: boolean) =>
  project.sql('update public.site_settings set requires_proof_of_work = $1 where true', [
    isRequired,
  ]);

beforeAll(async () => {
  project = await sharedProject();
  await project.sql('update private.proof_of_work_settings set max_number = 1000 where true');
  await requireProof(true);
});
afterAll(() => requireProof(false));

/** As the site's worker does it, with another implementation of SHA-256. */
async function solution(): Promise<string> {
  const { data: challenge } = await clientOf(project).rpc('proof_of_work_challenge').throwOnError();
  let number = 0;
  const hash = () => createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
  while (number < challenge.maxnumber && hash() !== challenge.challenge) number += 1;
  return btoa(JSON.stringify({ ...challenge, number }));
}

describe('with proof of work required', () => {
  it('an inquiry takes a solution, once', async () => {
    const path = '/rest/v1/contact_submissions';
    const refused = await attack(project, path, { body: inquiry() });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([428, 'PT428']);
    const work = await solution();
    const sendWith = (header: string) =>
      attack(project, path, { body: inquiry(), headers: { 'x-proof-of-work': header } });
    expect((await sendWith(work)).status).toBe(201);
    expect((await sendWith(work)).status).toBe(428);
  });

  it('a newsletter subscription does too', async () => {
    const subscribe = async (work?: string) => {
      const email = `${crypto.randomUUID()}@example.org`;
      const body = { email, consentVersion: '2026-11', locale: 'en', proofOfWork: work };
      return (await attack(project, '/functions/v1/newsletter-subscribe', { body })).status;
    };
    expect(await subscribe()).toBe(428);
    const work = await solution();
    expect([await subscribe(work), await subscribe(work)]).toEqual([200, 428]);
  });
});
