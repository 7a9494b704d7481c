export const company = {
  'The insurance expired on {day}. Visitors no longer see it. Enter the new one.':
    'L’assurance a expiré le {day}. Les visiteurs ne la voient plus. Saisissez la nouvelle.',
  'The insurance expires {left}, on {day}. After that day visitors no longer see it.':
    'L’assurance expire {left}, le {day}. Passé ce jour, les visiteurs ne la voient plus.',
  'The tourism licence expired on {day}. Visitors no longer see it. Enter the new one.':
    'La licence de tourisme a expiré le {day}. Les visiteurs ne la voient plus. Saisissez la nouvelle.',
  'The tourism licence expires {left}, on {day}. After that day visitors no longer see it.':
    'La licence de tourisme expire {left}, le {day}. Passé ce jour, les visiteurs ne la voient plus.',
} satisfies Readonly<Record<string, string>>;
