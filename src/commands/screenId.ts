/** A screen, by the name of its folder in `screens/`. */
export type ScreenId = 'notes' | 'triads' | 'scales' | 'keys' | 'intervals' | 'progress' | 'tuner';
