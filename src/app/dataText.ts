/** The commands on the user's answers, and what is said of them before their code is there. */
export const DATA = {
  group: 'Your Data',
  exportLines: {
    id: 'export',
    title: 'Export',
    keywords: ['save', 'download', 'back up', 'backup', 'answers', 'progress', 'history', 'json'],
  },
  exportTable: {
    id: 'export-table',
    title: 'Export as CSV',
    keywords: ['save', 'download', 'spreadsheet', 'table', 'excel', 'answers', 'progress'],
  },
  importFile: {
    id: 'import',
    title: 'Import',
    keywords: ['load', 'open', 'restore', 'upload', 'answers', 'progress', 'from another computer'],
  },
  keep: {
    id: 'keep',
    title: 'Ask the Browser to Keep Answers',
    keywords: ['persist', 'storage', 'store', 'permanent', 'safe'],
  },
  deleteAll: {
    id: 'delete',
    title: 'Delete All Answers',
    keywords: ['erase', 'clear', 'remove', 'forget', 'reset', 'progress', 'history', 'start over'],
  },
  undo: { id: 'undo', title: 'Undo Delete', keywords: ['restore', 'bring back', 'answers'] },
  stop: { id: 'stop', title: 'Stop', keywords: ['cancel', 'abort', 'export', 'import'] },
  busy: 'An export or import is running',
  notLoaded: "The code for this couldn't be loaded. Check your connection, then try again.",
  /** @example DATA.spoken('Export', 'Exported 12 answers.') // 'Export: Exported 12 answers.' */
  spoken: (title: string, text: string): string => `${title}: ${text}`,
} as const;
