/** Reviews that were just written with a link, and uploads of their photos. */
import { serviceOf } from '@expat-buddy/local-supabase/testing/test-backend';
import { callFunction } from '../support/call-function.ts';
import { type Project, sharedProject } from '../support/project.ts';
import { attack } from '../support/requests.ts';

export const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const env = { SITE_URL: 'http://site.test', SMTP_HOST: '127.0.0.1', SMTP_PORT: '1' };

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('hex');
}

export class ReviewPhotosFixture {
  readonly project: Project;
  private constructor(project: Project) {
    this.project = project;
  }

  static async start(): Promise<ReviewPhotosFixture> {
    const project = await sharedProject();
    await project.sql(
      `update private.limits set allowed = null where kind in ('review', 'review photo')`,
    );
    return new ReviewPhotosFixture(project);
  }

  /** @param photos the ids that the review announces. */
  async review(...photos: string[]) {
    const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
    const { data } = await serviceOf(this.project)
      .from('contact_submissions')
      .insert({
        name: 'Amel',
        email: `${token}@example.org`,
        service: 'general',
        message: 'A week in the south.',
      })
      .select('id')
      .single()
      .throwOnError();
    const token_hash = await hashOf(token);
    await serviceOf(this.project)
      .from('review_requests')
      .insert({ submission_id: data.id, address_hash: token, token_hash })
      .throwOnError();
    const { answer } = await callFunction(this.project, 'reviews', {
      body: {
        action: 'write',
        token,
        review: {
          rating: 4,
          comment: 'It was good, mostly.',
          name: 'Amel',
          visited_month: '2026-10-01',
        },
        photos: photos.map((id) => ({ id, caption: 'Our camp' })),
      },
    });
    const [row] = await this.project.sql<{ id: string }>(
      `select review.id from public.reviews review join public.review_requests request
       on request.id = review.request_id where request.token_hash = $1`,
      [token_hash],
    );
    return { token, id: row?.id ?? '', answer };
  }

  upload = (
    token: string,
    photo: string,
    body: Uint8Array | string = pixel,
    headers: Record<string, string> = {},
  ) =>
    attack(this.project, `/functions/v1/review-photos?photo=${photo}`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', 'x-review-token': token, ...headers },
      body,
    });

  drain = () =>
    callFunction(this.project, 'drain-outbox', { token: this.project.serviceRoleKey, env });

  decide = (id: string, status: string) =>
    this.project.sql(
      `update public.reviews set status = $2::public.review_status,
       rejection_reason = case $2 when 'rejected' then 'off_topic'::public.review_rule end where id = $1`,
      [id, status],
    );

  objectsOf = (id: string) =>
    this.project.sql(`select bucket_id from storage.objects where name like $1 order by 1`, [
      `${id}/%`,
    ]);
}
