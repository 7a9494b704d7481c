import { Box, Tab, Tabs } from '@mui/material';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { t } from '#i18n/t.ts';
import { useLinkedField } from './use-linked-field.ts';

export type FormTab = {
  key: string;
  label: string;
  /** Its fields, to mark a tab with errors. */
  fields: readonly string[];
  content: ReactNode;
};

/** Positioned over the padding: a wider tab would push others out of view. */
function TabLabel({ label, isWrong }: { label: string; isWrong: boolean }) {
  return (
    <Box component="span" sx={{ position: 'relative', color: isWrong ? 'error.main' : undefined }}>
      {label}
      {isWrong && (
        <Box component="span" sx={{ position: 'absolute', top: -8, insetInlineEnd: -8 }}>
          <CircleAlert size={14} aria-label={t('needs another look')} />
        </Box>
      )}
    </Box>
  );
}

/**
 * All tabs stay mounted, so nothing typed is lost. A rejected save opens the first tab with an
 * error.
 */
export function FormTabs({ tabs, label }: { tabs: readonly FormTab[]; label: string }) {
  const id = useId();
  const [current, setCurrent] = useState(tabs[0]?.key);
  const { errors, submitCount } = useFormState();
  const hasError = (tab: FormTab) => tab.fields.some((field) => errors[field] !== undefined);
  const wrong = tabs.filter(hasError).map(({ key }) => key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to save changes the tab
  useEffect(() => {
    if (submitCount > 0 && wrong[0] && current && !wrong.includes(current)) setCurrent(wrong[0]);
  }, [submitCount]);

  useLinkedField((field) => {
    const tab = tabs.find(({ fields }) => fields.includes(field));
    if (tab) setCurrent(tab.key);
    return tab && { panelId: `${id}-panel-${tab.key}` };
  });

  return (
    <>
      <Tabs
        value={current}
        onChange={(_event, key: string) => setCurrent(key)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{
          mx: { xs: -2, sm: -3 },
          px: { sm: 1 },
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { minWidth: 0, minHeight: { sm: 40 }, px: 1, fontSize: '0.875rem' },
          // Rows on wide screens, where a single line would hide half of many tabs.
          '& .MuiTabs-list': { flexWrap: { sm: 'wrap' } },
          '& .MuiTabs-indicator, & .MuiTabs-scrollButtons': { display: { sm: 'none' } },
          '& .Mui-selected': { boxShadow: { sm: 'inset 0 -2px' } },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            id={`${id}-tab-${tab.key}`}
            aria-controls={`${id}-panel-${tab.key}`}
            label={<TabLabel label={tab.label} isWrong={wrong.includes(tab.key)} />}
          />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        <Box
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== current}
          sx={{ pt: 2, '&:not([hidden])': { display: 'grid', gap: 1.5 }, minWidth: 0 }}
        >
          {tab.content}
        </Box>
      ))}
    </>
  );
}
