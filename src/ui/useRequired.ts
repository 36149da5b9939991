import { type Context, useContext } from 'react';

/**
 * What a context holds inside the app.
 *
 * @param name what is missing outside it, for the error
 * @throws Error outside the app.
 */
export function useRequired<Value>(context: Context<Value | undefined>, name: string): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error(`There is no ${name} outside the app`);
  return value;
}
