import { requireRight } from '../_shared/caller.ts';
import { type Environment, json, readJson } from '../_shared/http.ts';
import { RequestError } from '../_shared/request-error.ts';
import { acceptInvitation, lookAtInvitation } from './acceptance.ts';
import { admins } from './admins.ts';
import { answerRest } from './answer-rest.ts';
import { invitations } from './invitations.ts';
import { resetMails } from './reset-mails.ts';
import type { Resource, ResourceContext } from './resource.ts';
import { users } from './users.ts';

const resources: Readonly<Record<string, Resource>> = {
  users,
  admins,
  invitations,
  'reset-mails': resetMails,
};

/** Matches `/accounts/users/42` behind any prefix. */
const address = /\/accounts(?:\/([a-z-]+))?(?:\/([^/]+))?\/?$/;

type Action = (context: ResourceContext) => Promise<Response>;

function actionsOf(resource: Resource, id: string | undefined): Record<string, Action> {
  const { list, get, create, update, remove } = resource;
  const all: Record<string, Action | undefined> =
    id === undefined
      ? { GET: list, POST: create }
      : {
          GET: get && ((context) => get(context, id)),
          PUT: update && ((context) => update(context, id)),
          DELETE: remove && ((context) => remove(context, id)),
        };
  const known = Object.entries(all).filter((entry): entry is [string, Action] => Boolean(entry[1]));
  return Object.fromEntries(known);
}

function notAllowed(methods: string[]): Response {
  const allow = [...methods, 'OPTIONS'].join(', ');
  const message = `Only ${allow} are answered here.`;
  return json(405, { message, code: 'invalid_request' }, { allow });
}

async function answer(request: Request, env: Environment): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  const [, name = '', id] = address.exec(pathname) ?? [];
  if (name === 'invitation-links' || name === 'acceptances') {
    if (request.method !== 'POST' || id) return notAllowed(['POST']);
    const body = await readJson(request);
    return name === 'acceptances'
      ? acceptInvitation(request, env, body)
      : lookAtInvitation(env, body);
  }
  // First, so that nobody learns which endpoints exist.
  const caller = await requireRight(request, env, 'accounts.manage');
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource)
    throw new RequestError(404, 'invalid_request', 'There is nothing at this address.');
  const actions = actionsOf(resource, id);
  const action = actions[request.method];
  if (!action) return notAllowed(Object.keys(actions));
  const body = request.method === 'GET' ? undefined : await readJson(request);
  return action({ caller, env, query, body });
}

/**
 * Accounts, roles and invitations in react-admin's simple REST dialect, for administrators. Changes
 * use the caller's own token, so that policies and guards apply; the secret key is only for the
 * auth service and invitations.
 */
export default function handler(request: Request, env: Environment): Promise<Response> {
  return answerRest(request, () => answer(request, env));
}
