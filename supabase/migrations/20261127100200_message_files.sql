-- Files of messages, in the bucket and the table of the files of inquiries. The edge function inquiry-files stores them.

-- Tables --------------------------------------------------------------------------------------

alter table public.inquiry_files
  add column message_id uuid references public.submission_messages (id) on delete cascade;
comment on column public.inquiry_files.message_id is 'Null: attached to the inquiry itself.';
create index inquiry_files_message_idx on public.inquiry_files (message_id);

-- Functions -----------------------------------------------------------------------------------

-- Reserves a place for a file of a draft. False: it is stored already, as after a retry.
create function public.reserve_message_file(of_message uuid, author uuid, file uuid, file_name text)
returns table (submission_id uuid, is_reserved boolean)
language plpgsql set search_path = '' as $$
declare
  draft public.submission_messages;
  known public.inquiry_files;
begin
  -- Locked, or two files could both be the fifth, or one arrive in a message that was sent.
  select * into draft from public.submission_messages message
  where message.id = of_message and message.author_id = author and message.sent_at is null for update;
  if draft.id is null then
    raise sqlstate 'PT404' using message = 'This draft no longer exists.', detail = private.error_detail('draft_gone');
  end if;
  select * into known from public.inquiry_files stored where stored.id = file;
  if known.message_id is distinct from of_message and known.id is not null then
    raise sqlstate 'PT404'
      using message = 'This file belongs to another message.', detail = private.error_detail('file_of_other_message');
  end if;
  if known.id is not null then
    return query select draft.submission_id, known.stored_at is null;
    return;
  end if;
  if (select count(*) from public.inquiry_files stored where stored.message_id = of_message) >= 5 then
    raise sqlstate 'PT409'
      using message = 'A message takes up to five files.',
      detail = private.error_detail('attachments_full', jsonb_build_object('count', 5));
  end if;
  insert into public.inquiry_files (id, submission_id, message_id, name)
  values (file, draft.submission_id, of_message, file_name);
  -- A refused file had the same id.
  delete from private.expired_files
  where bucket_id = 'inquiry-files' and path = draft.submission_id::text || '/' || file::text;
  return query select draft.submission_id, true;
end;
$$;
comment on function public.reserve_message_file(uuid, uuid, uuid, text) is
  'Reserves a place for a file of a draft of this author. The server only.';

-- Grants --------------------------------------------------------------------------------------

grant delete on public.inquiry_files to authenticated;

revoke execute on function public.reserve_message_file(uuid, uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.reserve_message_file(uuid, uuid, uuid, text) to service_role;

-- Policies ------------------------------------------------------------------------------------

-- Authors remove files from their drafts.
create policy inquiry_files_delete_author on public.inquiry_files
  for delete to authenticated
  using ((select private.may('inquiries.write')) and message_id in (
    select message.id from public.submission_messages message
    where message.sent_at is null and message.author_id = (select auth.uid())));
