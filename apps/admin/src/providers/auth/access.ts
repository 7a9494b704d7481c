import { type ContentKind, contentKinds } from '#content-kinds.ts';
import type { Role } from './account.ts';

type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';
type Rights = Partial<Record<Action, readonly Role[]>>;

const everyone: readonly Role[] = ['staff', 'admin'];
const admins: readonly Role[] = ['admin'];

const content: Rights = {
  list: everyone,
  show: everyone,
  create: everyone,
  edit: everyone,
  delete: admins,
  export: everyone,
};

const rightsOf = ({ everyoneDeletes }: ContentKind): Rights =>
  everyoneDeletes ? { ...content, delete: everyone } : content;

/** What the screens offer. The database's policies enforce the same rights (docs/access.md). */
const rights: Readonly<Record<string, Rights>> = {
  ...Object.fromEntries(contentKinds.map((kind) => [kind.resource, rightsOf(kind)])),
  submissions: content,
  unmatched_mails: { list: everyone },
  // Everybody with a role may edit what staff add; the inquiries make the person.
  people: { list: everyone, show: everyone, edit: everyone },
  // Moderating is an edit; only their authors write reviews.
  'review-management': { list: everyone, show: everyone, edit: everyone, export: everyone },
  'newsletter-issues': content,
  // Nobody adds a subscriber: people subscribe themselves.
  'newsletter-subscribers': { list: everyone, export: everyone, delete: admins },
  translations: { list: everyone, show: everyone, edit: everyone, export: everyone },
  settings: { list: everyone, show: everyone, edit: admins },
  health: { list: everyone },
  trash: { list: admins, edit: admins },
  privacy: { list: admins, edit: admins },
  users: { list: admins, show: admins, edit: admins, delete: admins },
  'admin-management': { list: admins },
  admins: { list: admins, create: admins, edit: admins, delete: admins },
  invitations: { list: admins, create: admins, edit: admins, delete: admins },
};

export function mayAccess(role: Role, resource: string, action: string): boolean {
  const allowed = Object.hasOwn(rights, resource) ? rights[resource] : undefined;
  if (!allowed || !Object.hasOwn(allowed, action)) return false;
  return allowed[action as Action]?.includes(role) ?? false;
}
