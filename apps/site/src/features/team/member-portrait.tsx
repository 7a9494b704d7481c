import type { TeamMember } from '@expat-buddy/domain/team/types';
import { englishMark } from '#lib/text/english-mark.ts';
import { initials } from '#lib/text/initials.ts';
import { teamMessages as text } from '#messages/company/team.ts';
import { Picture } from '#ui/picture/picture.tsx';

/** A person with their photo, or their initials while there is none. */
export function MemberPortrait({ member }: { member: TeamMember }) {
  const letters = (
    <span className="font-display text-title" aria-hidden="true">
      {initials(member.name)}
    </span>
  );
  return (
    <div className="flex gap-5">
      <span className="grid h-28 w-22 shrink-0 place-items-center overflow-hidden rounded-t-full bg-sand">
        {member.image ? (
          <Picture
            src={member.image}
            alt=""
            sizes="5.5rem"
            className="size-full object-cover"
            fallback={letters}
          />
        ) : (
          letters
        )}
      </span>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-display text-[1.2rem] leading-tight">{member.name}</p>
        {member.role && (
          <p {...englishMark(member, 'role')} className="text-small text-muted">
            {member.role}
          </p>
        )}
        {member.languages.length > 0 && (
          <p className="mt-2 text-small">{text.speaks(member.languages)}</p>
        )}
        {member.description && (
          <p {...englishMark(member, 'description')} className="mt-2 whitespace-pre-line">
            {member.description}
          </p>
        )}
      </div>
    </div>
  );
}
