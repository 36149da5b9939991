/** The texts of the commands on the user's answers. */
export const DATA = {
  group: 'Your Data',
  exportLines: {
    id: 'export',
    title: 'Export',
  },
  exportTable: {
    id: 'export-table',
    title: 'Export as CSV',
  },
  importFile: {
    id: 'import',
    title: 'Import',
  },
  keep: {
    id: 'keep',
    title: 'Protect Answers from Browser Clean-up',
  },
  deleteAll: {
    id: 'delete',
    title: 'Delete All Answers',
  },
  undo: { id: 'undo', title: 'Undo Delete' },
  stop: { id: 'stop', title: 'Stop' },
  busy: 'An export or import is running',
  notLoaded: "The code for this couldn't be loaded. Check your connection, then try again.",
  /** @example DATA.spoken('Export', 'Exported 12 answers.') // 'Export: Exported 12 answers.' */
  spoken: (title: string, text: string): string => `${title}: ${text}`,
} as const;
