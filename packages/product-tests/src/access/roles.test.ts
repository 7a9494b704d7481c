/** Compares the roles that docs/access.md describes with the rows of private.role_rights. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { roleRights } from '@expat-buddy/domain/account/role-rights';
import { roleMay, staffRoles } from '@expat-buddy/domain/account/staff-role';
import { repositoryDir } from '@expat-buddy/local-supabase/paths';
import { expect, it } from 'vitest';

it('describes each right in docs/access.md, with the roles that have it', async () => {
  const text = await readFile(join(repositoryDir, 'docs', 'access.md'), 'utf8');
  const described = [...text.matchAll(/^\| `([a-z]+\.[a-z]+)` \| [^|]+ \| ([a-z, -]+) \|$/gm)].map(
    ([, right, roles]) => `${right}: ${roles}`,
  );
  const rights = [...new Set(staffRoles.flatMap((role) => [...roleRights[role]]))];
  const granted = rights.map(
    (right) => `${right}: ${staffRoles.filter((role) => roleMay(role, right)).join(', ')}`,
  );
  expect(described.toSorted()).toEqual(granted.toSorted());
});
