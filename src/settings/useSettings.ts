import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ScreenId } from '../commands/screenId';
import { deskOf } from '../quiz/desk';
import { useShell } from '../ui/shell';
import {
  type Choices,
  chooseIn,
  readChoices,
  type Setting,
  type SettingOption,
  type SettingRow,
  type SettingsTable,
  searchOf,
  settled,
} from './setting';

/** A screen's settings, which live in the address. */
export interface Settings {
  readonly noun: ScreenId;
  readonly choices: Choices;
  read<T>(setting: Setting<T>): T;
  write<T>(setting: Setting<T>, value: T): void;
  choose(row: SettingRow, option: SettingOption): void;
  /** Why a row can't be changed now. */
  lockOf(row: SettingRow): string | undefined;
}

const NO_LOCKS: ReadonlyMap<string, string> = new Map();

/** The reasons why settings of a screen can't be changed now. */
export function useLocks(noun: ScreenId): ReadonlyMap<string, string> {
  const desk = deskOf(useShell().keep);
  const reports = useSyncExternalStore(desk.subscribe, desk.reports);
  return reports.find(report => report.noun === noun)?.locks ?? NO_LOCKS;
}

/** Reads a screen's settings from the query and writes them back; a change replaces the entry in the history. */
export function useSettings(noun: ScreenId, table: SettingsTable): Settings {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const locks = useLocks(noun);
  return useMemo(() => {
    const choices = readChoices(table, params);
    const apply = (next: Choices) => navigate({ search: searchOf(table, next) }, { replace: true });
    return {
      noun,
      choices,
      read: setting => setting.read(choices),
      write: (setting, value) => apply(settled(table, setting.write(choices, value))),
      choose: (row, option) => apply(chooseIn(table, choices, row, option)),
      lockOf: row => locks.get(row.id),
    };
  }, [noun, table, params, navigate, locks]);
}
