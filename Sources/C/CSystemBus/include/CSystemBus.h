#pragma once

// sd-bus, the D-Bus client of libsystemd, brings compression and cryptography with it, and most walks have no sensor. So it is loaded
// with dlopen when one is first wanted. The declarations are those of its own header, which need not be installed; CSystemBus.c hands
// each call over. Variadic functions are left out: Swift cannot call them.

#include <stddef.h>
#include <stdint.h>

// The wake-up of the threads that wait for a bus: <sys/eventfd.h> is in no module.
#include <sys/eventfd.h>

typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;
typedef struct sd_bus_slot sd_bus_slot;

typedef struct {
    const char *name;
    const char *message;
    int _need_free;
} sd_bus_error;

typedef int (*sd_bus_message_handler_t)(sd_bus_message *message, void *userdata, sd_bus_error *error);

/// Loads the library once; 0 where none is installed, and then nothing else here may be called.
int gnd_system_bus_load(void);

/// Names the calling thread, for those who look at the program from outside; Glibc's own function is in no module.
void gnd_thread_name(const char *name);

int sd_bus_open_system(sd_bus **bus);
int sd_bus_open_user(sd_bus **bus);
int sd_bus_new(sd_bus **bus);
int sd_bus_set_address(sd_bus *bus, const char *address);
int sd_bus_set_bus_client(sd_bus *bus, int isOn);
int sd_bus_start(sd_bus *bus);
int sd_bus_get_unique_name(sd_bus *bus, const char **name);
int sd_bus_is_ready(sd_bus *bus);
sd_bus *sd_bus_close_unref(sd_bus *bus);
sd_bus *sd_bus_flush_close_unref(sd_bus *bus);
int sd_bus_get_fd(sd_bus *bus);
int sd_bus_get_events(sd_bus *bus);
int sd_bus_get_timeout(sd_bus *bus, uint64_t *until);
int sd_bus_process(sd_bus *bus, sd_bus_message **message);
int sd_bus_add_match_async(sd_bus *bus, sd_bus_slot **slot, const char *match, sd_bus_message_handler_t handler,
                           sd_bus_message_handler_t installed, void *userdata);
int sd_bus_add_filter(sd_bus *bus, sd_bus_slot **slot, sd_bus_message_handler_t handler, void *userdata);
int sd_bus_send(sd_bus *bus, sd_bus_message *message, uint64_t *cookie);
int sd_bus_call_async(sd_bus *bus, sd_bus_slot **slot, sd_bus_message *message, sd_bus_message_handler_t handler, void *userdata,
                      uint64_t microseconds);

int sd_bus_message_new_method_call(sd_bus *bus, sd_bus_message **message, const char *destination, const char *path,
                                   const char *interface, const char *member);
int sd_bus_message_new_method_return(sd_bus_message *call, sd_bus_message **message);
int sd_bus_message_new_method_error(sd_bus_message *call, sd_bus_message **message, const sd_bus_error *error);
int sd_bus_message_new_signal(sd_bus *bus, sd_bus_message **message, const char *path, const char *interface, const char *member);
sd_bus_message *sd_bus_message_unref(sd_bus_message *message);
int sd_bus_message_set_auto_start(sd_bus_message *message, int isOn);
int sd_bus_message_append_basic(sd_bus_message *message, char type, const void *value);
int sd_bus_message_append_array(sd_bus_message *message, char type, const void *bytes, size_t count);
int sd_bus_message_open_container(sd_bus_message *message, char type, const char *contents);
int sd_bus_message_close_container(sd_bus_message *message);

int sd_bus_message_get_cookie(sd_bus_message *message, uint64_t *cookie);
int sd_bus_message_get_reply_cookie(sd_bus_message *message, uint64_t *cookie);
const sd_bus_error *sd_bus_message_get_error(sd_bus_message *message);
int sd_bus_message_is_method_call(sd_bus_message *message, const char *interface, const char *member);
const char *sd_bus_message_get_sender(sd_bus_message *message);
const char *sd_bus_message_get_interface(sd_bus_message *message);
const char *sd_bus_message_get_path(sd_bus_message *message);
const char *sd_bus_message_get_member(sd_bus_message *message);
int sd_bus_message_peek_type(sd_bus_message *message, char *type, const char **contents);
int sd_bus_message_enter_container(sd_bus_message *message, char type, const char *contents);
int sd_bus_message_exit_container(sd_bus_message *message);
int sd_bus_message_read_basic(sd_bus_message *message, char type, void *value);
int sd_bus_message_read_array(sd_bus_message *message, char type, const void **bytes, size_t *count);
int sd_bus_message_skip(sd_bus_message *message, const char *types);
