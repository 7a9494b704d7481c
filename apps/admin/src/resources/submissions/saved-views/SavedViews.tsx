import { Button, Divider, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronDown, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { t } from '#i18n/t.ts';
import { useIsPhone } from '#ui/theme/use-is-phone.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { deleteView, SAVED_VIEWS_KEY, type SavedView, useSavedViews } from './saved-views.ts';

export function SavedViews() {
  const isPhone = useIsPhone();
  const { filterValues, setFilters, onUnselectItems } = useListContext();
  const { data: saved = [] } = useSavedViews();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const reload = () => queryClient.invalidateQueries({ queryKey: SAVED_VIEWS_KEY });
  const show = ({ filter }: SavedView) => {
    setAnchor(null);
    onUnselectItems();
    setFilters(filter);
  };
  const remove = async ({ id, name }: SavedView) => {
    try {
      await deleteView(id);
      await reload();
      notify(t('“{name}” deleted.', { name }), { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark size={18} />}
        endIcon={<ChevronDown size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        {isPhone ? t('Views') : t('Saved views')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('Saved views') }, paper: { sx: { minWidth: 240 } } }}
      >
        {saved.map((view) => (
          <MenuItem key={view.id} onClick={() => show(view)} sx={{ gap: 2, py: 0.25 }}>
            <ListItemText primary={view.name} slotProps={{ primary: { noWrap: true } }} />
            <IconButton
              size="small"
              aria-label={t('Delete {name}', { name: view.name })}
              onClick={(event) => {
                event.stopPropagation();
                void remove(view);
              }}
            >
              <X size={16} />
            </IconButton>
          </MenuItem>
        ))}
        {saved.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setSaving(true);
          }}
        >
          {t('Save this view…')}
        </MenuItem>
      </Menu>
      {isSaving && (
        <SaveViewDialog
          filter={filterValues}
          onSaved={() => {
            void reload();
            notify(t('View saved.'), { type: 'success' });
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
