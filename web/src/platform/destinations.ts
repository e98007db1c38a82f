import { createContext, useContext } from 'react';
import type { Destination } from './area.ts';

const Destinations = createContext<readonly Destination[]>([]);

/** Provides the areas' destinations to the search and the keys. */
export const DestinationsProvider = Destinations.Provider;

/** The built screens that the search and the keys lead to. */
export const useDestinations = (): readonly Destination[] => useContext(Destinations);
