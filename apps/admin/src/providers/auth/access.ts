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

/**
 * Who may do what, in one table. It decides what the screens offer; what is allowed is decided by the
 * database's policies, which say the same (docs/access.md).
 */
const rights: Readonly<Record<string, Rights>> = {
  // Visitors make submissions; nobody here does.
  submissions: { list: everyone, show: everyone, edit: everyone, export: everyone, delete: admins },
  travels: content,
  'travel-categories': content,
  'hero-slides': content,
  activities: content,
  // An unused photo is litter that staff clear away; one in use nobody deletes.
  photos: { ...content, delete: everyone },
  'activity-categories': content,
  // Deciding is an edit. The words of a review nobody may change.
  'review-management': content,
  regions: content,
  types: content,
  tags: content,
  services: content,
  vehicles: content,
  events: content,
  products: content,
  'product-collections': content,
  faq: content,
  'search-synonyms': { ...content, delete: everyone },
  settings: { list: everyone, show: everyone, edit: admins },
  health: { list: everyone },
  trash: { list: admins, edit: admins },
  privacy: { list: admins, edit: admins },
  users: { list: admins, show: admins, edit: admins, delete: admins },
  'admin-management': { list: admins },
  admins: { list: admins, create: admins, edit: admins, delete: admins },
  invitations: { list: admins, create: admins, edit: admins, delete: admins },
};

/** What the table does not name is refused. */
export function mayAccess(role: Role, resource: string, action: string): boolean {
  const allowed = Object.hasOwn(rights, resource) ? rights[resource] : undefined;
  if (!allowed || !Object.hasOwn(allowed, action)) return false;
  return allowed[action as Action]?.includes(role) ?? false;
}
