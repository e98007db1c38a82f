-- Facts of rewards from before named who earned what; added up they were levels, which others see by choice alone.
UPDATE "topic_event" SET "payload" = '{}'::jsonb WHERE "topic" = 'agents' AND "name" = 'agents:reward';
