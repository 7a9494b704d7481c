-- Which tables have a history.

-- Triggers ------------------------------------------------------------------------------------

create trigger site_settings_record_change after insert or update on public.site_settings
  for each row execute function private.record_change();
create trigger office_settings_record_change after insert or update on public.office_settings
  for each row execute function private.record_change();
create trigger reviews_record_change after insert or update of status, rejection_reason, answer on public.reviews
  for each row execute function private.record_change('status', 'rejection_reason', 'answer');
create trigger reviews_record_deletion before delete on public.reviews
  for each row execute function private.record_change('status', 'rejection_reason');
create trigger staff_roles_record_change after insert or update of role on public.staff_roles
  for each row execute function private.record_change('role');
create trigger staff_roles_record_deletion before delete on public.staff_roles
  for each row execute function private.record_change('role');
create trigger profiles_record_change after update of disabled_at on public.profiles
  for each row execute function private.record_change('disabled_at');

create trigger travel_types_capture_children before insert or update or delete on public.travel_types
  for each row execute function private.capture_children('travels', 'travel_id');
create trigger travel_tags_capture_children before insert or update or delete on public.travel_tags
  for each row execute function private.capture_children('travels', 'travel_id');
create trigger travel_days_capture_children before insert or update or delete on public.travel_days
  for each row execute function private.capture_children('travels', 'travel_id');
create trigger travel_vehicles_capture_children before insert or update or delete on public.travel_vehicles
  for each row execute function private.capture_children('vehicles', 'vehicle_id');

create constraint trigger captured_children_record after insert on private.captured_children
  deferrable initially deferred
  for each row execute function private.record_captured_children();

create trigger travels_refuse_deleting_reviewed before delete on public.travels
  for each row execute function private.refuse_deleting_reviewed('travel_id');
create trigger activities_refuse_deleting_reviewed before delete on public.activities
  for each row execute function private.refuse_deleting_reviewed('activity_id');
create trigger vehicles_refuse_deleting_reviewed before delete on public.vehicles
  for each row execute function private.refuse_deleting_reviewed('vehicle_id');
create trigger services_refuse_deleting_reviewed before delete on public.services
  for each row execute function private.refuse_deleting_reviewed('service_id');
