import { type Right, roleMay, type StaffRole } from '@expat-buddy/domain/account/staff-role';
import { contentKinds } from '#content-kinds.ts';

type Action = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'export';
type Needed = Partial<Record<Action, Right>>;
type Subject = 'content' | 'inquiries' | 'newsletter';

const rightsOf = (subject: Subject, writersDelete = false): Needed => ({
  list: `${subject}.read`,
  show: `${subject}.read`,
  create: `${subject}.write`,
  edit: `${subject}.write`,
  delete: writersDelete ? `${subject}.write` : `${subject}.delete`,
  export: `${subject}.read`,
});

const accounts: Needed = {
  list: 'accounts.manage',
  show: 'accounts.manage',
  create: 'accounts.manage',
  edit: 'accounts.manage',
  delete: 'accounts.manage',
};

/** The right that an action on a screen needs; the database's policies ask for the same (docs/access.md). */
const needed: Readonly<Record<string, Needed>> = {
  ...Object.fromEntries(
    contentKinds.map((kind) => [
      kind.resource,
      rightsOf(kind.rights ?? 'content', kind.writersDelete),
    ]),
  ),
  submissions: rightsOf('inquiries'),
  unmatched_mails: { list: 'inquiries.read' },
  // The inquiries make the person.
  people: { list: 'inquiries.read', show: 'inquiries.read', edit: 'inquiries.write' },
  insight: { list: 'inquiries.read' },
  // Moderating is an edit; only their authors write reviews.
  'review-management': {
    list: 'reviews.read',
    show: 'reviews.read',
    edit: 'reviews.write',
    export: 'reviews.read',
  },
  'newsletter-issues': rightsOf('newsletter'),
  // Nobody adds a subscriber: people subscribe themselves.
  'newsletter-subscribers': {
    list: 'newsletter.read',
    export: 'newsletter.read',
    delete: 'newsletter.delete',
  },
  translations: {
    list: 'content.read',
    show: 'content.read',
    edit: 'translations.write',
    export: 'content.read',
  },
  settings: { list: 'settings.read', show: 'settings.read', edit: 'settings.write' },
  health: { list: 'mails.read' },
  trash: { list: 'trash.restore', edit: 'trash.restore' },
  privacy: { list: 'people.export', edit: 'people.erase' },
  users: accounts,
  'admin-management': { list: 'accounts.manage' },
  admins: accounts,
  invitations: accounts,
};

export function mayAccess(role: StaffRole, resource: string, action: string): boolean {
  const of = Object.hasOwn(needed, resource) ? needed[resource] : undefined;
  if (!of || !Object.hasOwn(of, action)) return false;
  const right = of[action as Action];
  return right !== undefined && roleMay(role, right);
}
